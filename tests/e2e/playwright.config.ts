/** Browser tests of the built site. `tests/run.ts` serves it and finds the browser; both come by environment. */
import { defineConfig } from "playwright/test";
import { launchArguments } from "../support/browser.ts";

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  use: {
    baseURL: process.env.SITE_ORIGIN ?? "http://localhost:4321",
    locale: "en-US",
    timezoneId: "UTC",
    colorScheme: "light",
    launchOptions: { args: [...launchArguments], ...(executablePath ? { executablePath } : {}) },
  },
});
