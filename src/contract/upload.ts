/** Pictures of people and companies. The body of the call is the file itself. */
export const PICTURES = ['avatar', 'logo'] as const;
export type Picture = (typeof PICTURES)[number];

export type PictureAnswer = { readonly url: string };

export interface UploadCalls {
  'PUT /api/uploads/{picture}': { body: Blob; answer: PictureAnswer };
  'DELETE /api/uploads/{picture}': { answer: undefined };
}
