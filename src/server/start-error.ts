/** Something the operator has to mend before the shop can start; its message is one clear sentence. */
export class StartError extends Error {}
