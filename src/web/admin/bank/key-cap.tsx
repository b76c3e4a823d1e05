/** A key that does the same. Where there is no keyboard it is not shown. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <kbd
    aria-hidden="true"
    className="rounded-badge border border-current px-1.5 font-sans text-xs leading-4.5 font-medium opacity-70 touch:hidden"
  >
    {children}
  </kbd>
);
