/** A Chromium for the stories: the system's own, or the one inside the npm package, which needs no system at all. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const findOnPath = (): string | null => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        continue;
      }
    }
  }
  return null;
};

const QUIET_FLAGS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The sandbox is left out for root only, who cannot have one. */
export const launchBrowser = async (): Promise<Browser> => {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const onPath = process.env['HIKAYA_TEST_BROWSER'] === 'packaged' ? null : findOnPath();
  if (onPath) return chromium.launch({ executablePath: onPath, args: [...QUIET_FLAGS, ...sandbox] });
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...QUIET_FLAGS] });
};
