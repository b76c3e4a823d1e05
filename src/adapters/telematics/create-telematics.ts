import type { TelematicsPort } from '#services/ports/telematics.ts';
import { createRemoteTelematics } from './remote-telematics.ts';
import { simulatedTelematics } from './simulated-telematics.ts';

type Options = {
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly onFailure: (error: unknown) => void;
};

export const createTelematics = ({ url, token, onFailure }: Options): TelematicsPort =>
  url === undefined ? simulatedTelematics : createRemoteTelematics({ url, token, onFailure });
