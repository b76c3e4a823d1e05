/**
 * Stands in the head of every page: marks a document that is opened again, by reloading or by way of the history, where
 * the reader is led to the place they left. The router has noted something in the history of every page that was open.
 */
export const RETURN_SCRIPT = "if(history.state)document.documentElement.dataset.returned=''";
