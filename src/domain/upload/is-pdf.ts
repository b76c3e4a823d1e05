const HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** `%PDF-`, the mark of the format, stands at the very beginning; readers that look further make a file be two things. */
export const isPdf = (bytes: Uint8Array): boolean => HEAD.every((byte, i) => bytes[i] === byte);
