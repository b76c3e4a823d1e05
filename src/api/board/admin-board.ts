import { adminBoardCalls } from '#contract/admin-board.ts';
import { getBoard } from '#services/admin/board/get-board.ts';
import { listBoardRows } from '#services/admin/board/list-board-rows.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

export const implementAdminBoard = (deps: Deps) =>
  implement(adminBoardCalls, {
    'GET /api/admin/board': ({ actor, query }) => getBoard(deps, actor, query),
    'GET /api/admin/board/rows': ({ actor, query }) => listBoardRows(deps, actor, query),
  });
