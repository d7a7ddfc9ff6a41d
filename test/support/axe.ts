/** Looks for barriers in a page with axe, in both themes. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for every element that a rule complains about. */
const runAxe = (page: Page, options: Record<string, unknown>): Promise<string[]> =>
  page.evaluate(async (runOptions) => {
    const { axe: inPage } = window as unknown as { axe: Pick<typeof axe, 'run'> };
    const { violations } = await inPage.run(document, runOptions);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
  }, options);

/** Every complaint about the page as it is shown; about its colours only when asked, and then in both themes. */
export const findBarriers = async (page: Page, options: { withColors: boolean }): Promise<string[]> => {
  // Evaluated and not added as a script, because the policy of the page lets no foreign script in.
  await page.evaluate(axe.source);
  const rules = { 'color-contrast': { enabled: options.withColors } };
  const complaints = await runAxe(page, { runOnly: RULES, rules, resultTypes: ['violations'] });
  if (!options.withColors) return complaints;
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
  const inOtherTheme = await runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
  return [...complaints, ...inOtherTheme.map((line) => `other theme: ${line}`)];
};
