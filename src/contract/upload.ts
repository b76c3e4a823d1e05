import * as z from 'zod/mini';
import { type Answer, shape } from './shape.ts';
import { BYTES, declareCalls } from './call.ts';
import { amend, forRoles } from './rights-row.ts';

/** Pictures of people and companies. The body of the call is the file itself. */
export const PICTURES = ['avatar', 'logo'] as const;
export type Picture = (typeof PICTURES)[number];

export const pictureAnswer = shape('PictureAnswer', { url: z.string() });
export type PictureAnswer = Answer<typeof pictureAnswer>;

export const uploadCalls = declareCalls({
  'PUT /api/uploads/{picture}': {
    says: 'Set the own picture or the logo',
    rights: amend(forRoles(['admin']), { decidedBy: 'object' }),
    params: { picture: z.enum(PICTURES) },
    body: BYTES,
    answer: pictureAnswer,
  },
  'DELETE /api/uploads/{picture}': {
    says: 'Remove the own picture or the logo',
    rights: amend(forRoles(['admin']), { decidedBy: 'object' }),
    params: { picture: z.enum(PICTURES) },
  },
});
