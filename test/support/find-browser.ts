/** A Chromium for the stories: the system's own, or the one inside the npm package, which needs no system at all. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

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

/**
 * All that the packaged browser needs. Of the flags that come with it, one keeps all pages in one process, which ends with
 * the first page that is closed, and others switch off what the pages are checked for.
 */
const PACKAGED_FLAGS = ['--no-sandbox', '--no-zygote'];

type Executable = { readonly executablePath: string; readonly args: string[] };

/** The sandbox of the system's browser is left out for root only, who cannot have one. */
const findBrowser = async (): Promise<Executable> => {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const onPath = process.env['HIKAYA_TEST_BROWSER'] === 'packaged' ? null : findOnPath();
  if (onPath) return { executablePath: onPath, args: [...QUIET_FLAGS, ...sandbox] };
  return { executablePath: await packaged.executablePath(), args: [...PACKAGED_FLAGS, ...QUIET_FLAGS] };
};

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser());

/** A browser with one profile, kept in `folder`, that other tools can drive through `port`. */
export const launchProfile = async (folder: string, port: number): Promise<BrowserContext> => {
  const { executablePath, args } = await findBrowser();
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
};
