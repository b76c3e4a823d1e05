import type { HomeData } from './load-home.server.ts';

type StepsSectionProps = Pick<HomeData, 'steps'> & { readonly headline: string };

/** From the screen to the road: the lane runs from step to step, across on wide screens and down on phones. */
export function StepsSection({ headline, steps }: StepsSectionProps) {
  return (
    <section aria-labelledby="steps" className="on-asphalt bg-asphalt-950 text-white">
      <div className="mx-auto max-w-content px-4 pt-16 pb-8 md:px-6 md:pt-20">
        <h2 id="steps" className="text-h2 mb-10">
          {headline}
        </h2>
        <ol className="grid gap-y-2 md:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-4 md:block">
              <div className="flex flex-col items-center gap-2 md:flex-row md:gap-4">
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-white font-condensed font-bold text-asphalt-950">
                  {index + 1}
                </span>
                <span aria-hidden="true" className="lane-down min-h-6 grow md:hidden" />
                <span aria-hidden="true" className="lane hidden grow md:block" />
              </div>
              <div className="pb-6 md:pt-5 md:pr-8">
                <h3 className="text-card-title">{title}</h3>
                <p className="mt-1.5 text-body-s text-asphalt-300">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
