/** `/api/registrations/:token{…}` as the contract writes it: `/api/registrations/{token}`. */
export const toContractPath = (path: string): string => path.replaceAll(/:(\w+)(?:\{[^/]*\})?/g, '{$1}');
