import { expect, type Locator } from '@playwright/test';

/** Pages have fewer stops, lists of a hundred rows included. */
const MOST_STOPS = 300;

/** Whether it comes before what has the keyboard. */
const isBehind = (target: Locator) =>
  target
    .first()
    .evaluate(
      (element) =>
        (element.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) >
        0,
    );

/** Without waiting: a list that opens where the keyboard comes by hides all else until it has gone on. */
const hasKeyboard = (target: Locator) =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

type Keys = {
  /** For what comes after where the keyboard is. */
  readonly before: string;
  readonly behind?: string;
};

/** Presses one key, on or back, until the keyboard is there. */
export async function pressUntilFocused(target: Locator, { before, behind = before }: Keys) {
  await expect(target.first()).toBeVisible();
  const key = (await isBehind(target)) ? behind : before;
  for (let stops = 0; stops < MOST_STOPS && !(await hasKeyboard(target)); stops += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target.first()).toBeFocused();
}

/** Goes on, or back, by the tab key alone, as somebody without a mouse does. */
export const tabTo = (target: Locator) => pressUntilFocused(target, { before: 'Tab', behind: 'Shift+Tab' });

/** Goes to what can be pressed and presses it. */
export async function pressEnterOn(target: Locator) {
  await expect(target.first()).toBeEnabled();
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Opens a list of choices and takes the one that is called so. */
export async function chooseByKeys(list: Locator, words: string) {
  await pressEnterOn(list);
  const { keyboard } = list.page();
  const option = list.page().getByRole('option', { name: words });
  await expect(option).toBeVisible();
  await keyboard.type(words);
  await expect(option).toBeFocused();
  await keyboard.press('Enter');
  await expect(option).toHaveCount(0);
}
