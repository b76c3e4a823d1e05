type Stripes = { readonly isUpright?: boolean; readonly colours: readonly string[] };

/** The countries with depots; all their flags are stripes, the Spanish one without its arms. */
const FLAGS: Readonly<Record<string, Stripes>> = {
  AT: { colours: ['#c8102e', '#fff', '#c8102e'] },
  BE: { isUpright: true, colours: ['#000', '#fdda25', '#ef3340'] },
  DE: { colours: ['#000', '#d00', '#ffce00'] },
  ES: { colours: ['#aa151b', '#f1bf00', '#f1bf00', '#aa151b'] },
  FR: { isUpright: true, colours: ['#0055a4', '#fff', '#ef4135'] },
  IT: { isUpright: true, colours: ['#009246', '#fff', '#ce2b37'] },
  NL: { colours: ['#ae1c28', '#fff', '#21468b'] },
  PL: { colours: ['#fff', '#dc143c'] },
  RO: { isUpright: true, colours: ['#002b7f', '#fcd116', '#ce1126'] },
};

/** Beside words that name the country, so it needs none itself. Other countries show their code. */
export function Flag({ country }: { readonly country: string }) {
  const flag = FLAGS[country];
  if (!flag) {
    return (
      <span
        aria-hidden="true"
        className="mt-0.5 grid h-5 w-7 shrink-0 place-items-center rounded-[2px] bg-asphalt-950 font-condensed text-xs font-bold text-white"
      >
        {country}
      </span>
    );
  }
  const { isUpright = false, colours } = flag;
  const width = 28 / colours.length;
  const height = 20 / colours.length;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 20"
      className="mt-0.5 h-5 w-7 shrink-0 rounded-[2px] ring-1 ring-line-strong"
    >
      {colours.map((fill, position) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- stripes have an order and nothing else
          key={position}
          fill={fill}
          {...(isUpright
            ? { x: position * width, y: 0, width, height: 20 }
            : { x: 0, y: position * height, width: 28, height })}
        />
      ))}
    </svg>
  );
}
