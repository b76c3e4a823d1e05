/** Goes along with a link to the results that begins a search there: on a phone the bar asks at once. */
export const NEW_SEARCH = 'newSearch';
