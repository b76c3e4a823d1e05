import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { PICTURES, type Picture } from '#contract/upload.ts';
import type { Deps } from '#services/deps.ts';
import { changePicture } from '#services/upload/change-picture.ts';
import { removePicture } from '#services/upload/remove-picture.ts';
import type { ApiEnv } from './env.ts';
import { problem } from './problem.ts';
import { respond } from './respond.ts';

const described = (summary: string, status: 200 | 204, description: string) =>
  describeRoute({ summary, tags: ['uploads'], responses: { [status]: { description } } });

const isPicture = (name: string): name is Picture => PICTURES.some((picture) => picture === name);
const NOTHING = new Blob([]);

/** Pictures of people and companies. The body is the file; what it is, its content decides. */
export const uploadsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .put('/uploads/:picture', described('Set the own picture or the logo', 200, 'Where it is shown'), async (c) => {
      const picture = c.req.param('picture');
      if (!isPicture(picture)) return problem(c, 'not-found');
      const body = c.req.raw.body ?? NOTHING.stream();
      return respond(c, await changePicture(deps, await c.get('getActor')(), { picture, body }), (answer) =>
        c.json(answer),
      );
    })
    .delete('/uploads/:picture', described('Remove the own picture or the logo', 204, 'Removed'), async (c) => {
      const picture = c.req.param('picture');
      if (!isPicture(picture)) return problem(c, 'not-found');
      return respond(c, await removePicture(deps, await c.get('getActor')(), { picture }), () => c.body(null, 204));
    });
