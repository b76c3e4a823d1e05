/** Lets a finger in before what comes next: not everything that a new page begins with has to be one task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
