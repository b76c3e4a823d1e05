let hasTyped = false;

/** Notices that somebody enters something into the page in view, until they leave it. */
export function watchTyping(): () => void {
  const note = () => {
    hasTyped = true;
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

export const forgetTyped = (): void => {
  hasTyped = false;
};

/** Whether a reload might cost somebody what they have typed. */
export const hasTypedText = (): boolean => hasTyped;
