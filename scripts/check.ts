/** Types, lint, format, import rules, dead code, catalogues and unit tests. */
import { createReportFolder } from './report-folder.ts';
import { runChecks } from './run-checks.ts';

const { failed } = await runChecks(createReportFolder());
process.exitCode = failed > 0 ? 1 : 0;
