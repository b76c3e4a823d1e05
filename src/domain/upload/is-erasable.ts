const PERSONAL = /^uploads\/(?:avatar|logo)\//;

/** Pictures that go for good when people or their company are erased, so that no cache may outlive them. */
export const isErasable = (path: string): boolean => PERSONAL.test(path);
