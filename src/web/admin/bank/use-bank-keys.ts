import { useEffect, useEffectEvent } from 'react';
import type { Bank } from './use-bank.ts';

const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null);
/** Whoever has a button, a link or a fold in hand means that one by the enter key. */
const isPressed = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(?:A|BUTTON|SUMMARY)$/.test(target.tagName);

/** A key that is held down walks on; it does not book one payment after another. */
const isHeld = ({ repeat, key }: KeyboardEvent) => repeat && !/^[jk]$/i.test(key);

/** One key for each thing that is done a hundred times: on to the next, accept, share out, put aside, take back. */
export function useBankKeys(bank: Bank): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isHeld(event)) return;
    if (bank.split || bank.refunded || isElsewhere(event.target)) return;
    const act = findAct(bank, event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function findAct(bank: Bank, { key, target }: KeyboardEvent): (() => unknown) | undefined {
  const { open, selected, last } = bank;
  const step = (by: number) => {
    const at = selected ? open.findIndex(({ id }) => id === selected.id) + by : 0;
    const next = open[Math.min(open.length - 1, Math.max(0, at))];
    if (next === undefined) return;
    bank.select(next);
    document.getElementById(`entry-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  switch (key.toLowerCase()) {
    case 'j':
      return () => step(1);
    case 'k':
      return () => step(-1);
    case 'enter':
      return selected && !isPressed(target) ? () => bank.accept(selected) : undefined;
    case 's':
      return selected && (() => bank.openSplit(selected));
    case 'x':
      return selected && (() => bank.ignore(selected));
    case 'z':
      return last && (() => bank.undo(last));
    default:
      return undefined;
  }
}
