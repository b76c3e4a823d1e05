type Answer = { readonly title: string; readonly words: string };

/** Questions and answers as search engines read them. */
export const describeAnswers = (answers: readonly Answer[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: answers.map(({ title, words }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: words },
  })),
});
