import { useEffect, useState } from 'react';
import { toVatId, type VatIdJudgement } from '#domain/business-unit/vat-id.ts';
import { api } from '#web/client/api-client.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';

type Judged = { readonly asked: string; readonly judgement: VatIdJudgement };

/** Numbers of some countries look whole after every further digit. */
const PAUSE_MS = 300;

/**
 * What the server makes of a VAT id as soon as it looks like one of its country; undefined until then. Without a line
 * or with too many questions it stays unchecked: the company is looked at anyway.
 */
export function useVatIdCheck(country: string, typed: string): VatIdJudgement | undefined {
  const [judged, setJudged] = useState<Judged>();
  const vatId = toVatId(country, typed);
  const asked = vatId === undefined ? undefined : `${country} ${vatId}`;
  useEffect(() => {
    if (asked === undefined || vatId === undefined) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const found = await outcomeOf(api.get('/api/sign-up/vat-id', { query: { country, vatId } }));
      if (isCurrent) setJudged({ asked, judgement: found.ok ? found.value.judgement : 'unchecked' });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [asked, country, vatId]);
  return judged !== undefined && judged.asked === asked ? judged.judgement : undefined;
}
