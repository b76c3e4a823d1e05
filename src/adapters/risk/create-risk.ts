import type { RiskPort } from '#services/ports/risk.ts';
import { embeddedRisk } from './embedded-risk.ts';
import { createRemoteRisk } from './remote-risk.ts';

type Options = {
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly onFailure: (error: unknown) => void;
};

export const createRisk = ({ url, token, onFailure }: Options): RiskPort =>
  url === undefined ? embeddedRisk : createRemoteRisk({ url, token, onFailure });
