import { uploadCalls } from '#contract/upload.ts';
import type { Deps } from '#services/deps.ts';
import { changePicture } from '#services/upload/change-picture.ts';
import { removePicture } from '#services/upload/remove-picture.ts';
import { implement } from '../implement.ts';

/** Pictures of people and companies. The body is the file; what it is, its content decides. */
export const implementUploads = (deps: Deps) =>
  implement(uploadCalls, {
    'PUT /api/uploads/{picture}': ({ actor, params, body }) => changePicture(deps, actor, { ...params, body }),
    'DELETE /api/uploads/{picture}': ({ actor, params }) => removePicture(deps, actor, params),
  });
