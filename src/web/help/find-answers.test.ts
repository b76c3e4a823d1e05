import { describe, expect, test } from 'vitest';
import { findAnswers } from './find-answers.ts';

const ANSWERS = [
  { title: 'Wie bezahle ich?', words: 'Per Lastschrift oder Überweisung. Nach der Rückgabe schreiben wir gut.' },
  { title: 'Übernahme und Rückgabe', words: 'An Depots mit Schlüsselbox rund um die Uhr.' },
  { title: 'Как работает ключница?', words: 'Полуприцеп можно вернуть круглосуточно, всё время.' },
  { title: 'Skrytka na klucze', words: 'Zgłoszenie szkody, łączna cena.' },
];
const titles = (question: string) => findAnswers(ANSWERS, question).map(({ title }) => title);

describe('a question finds answers', () => {
  test.each([
    ['ruckgabe', ['Übernahme und Rückgabe', 'Wie bezahle ich?']],
    ['UBERWEISUNG', ['Wie bezahle ich?']],
    ['schlüssel uhr', ['Übernahme und Rückgabe']],
    ['все время', ['Как работает ключница?']],
    ['Ключниц', ['Как работает ключница?']],
    ['laczna', ['Skrytka na klucze']],
    ['schlüssel rechnung', []],
    [' ?! ', ANSWERS.map(({ title }) => title)],
  ])('by %j', (question, found) => {
    expect(titles(question)).toEqual(found);
  });
});
