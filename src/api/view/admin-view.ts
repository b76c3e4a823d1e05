import { adminViewCalls } from '#contract/admin-view.ts';
import type { Deps } from '#services/deps.ts';
import { chooseMyDepots } from '#services/staff/choose-my-depots.ts';
import { chooseColumns } from '#services/view/choose-columns.ts';
import { deleteView } from '#services/view/delete-view.ts';
import { listViews } from '#services/view/list-views.ts';
import { renameView } from '#services/view/rename-view.ts';
import { saveView } from '#services/view/save-view.ts';
import { implement } from '../implement.ts';

/** How those of the operator look at the lists, each for themselves. */
export const implementAdminViews = (deps: Deps) =>
  implement(adminViewCalls, {
    'GET /api/admin/views': ({ actor, query }) => listViews(deps, actor, query.list),
    'POST /api/admin/views': ({ actor, body }) => saveView(deps, actor, body),
    'PATCH /api/admin/views/{id}': ({ actor, params, body }) =>
      renameView(deps, actor, { viewId: params.id, name: body.name }),
    'DELETE /api/admin/views/{id}': ({ actor, params }) => deleteView(deps, actor, params.id),
    'PUT /api/admin/list-columns': ({ actor, body }) => chooseColumns(deps, actor, body),
    'PUT /api/admin/my-depots': ({ actor, body }) => chooseMyDepots(deps, actor, body.depotIds),
  });
