import type { Me } from '#contract/user.ts';
import { type Right, roleHasRight } from '#domain/team/rights.ts';

/** What every tab knows about whoever looks at it. */
export type TabProps = {
  readonly me: Me;
  /** Whom to ask in the own company for what one may not do oneself. */
  readonly admins: readonly { readonly firstName: string; readonly lastName: string; readonly email: string }[];
};

/** The unit is there on every tab of a unit. */
export type UnitTabProps = TabProps & { readonly unit: NonNullable<Me['businessUnit']> };

export const mayDo = ({ businessUnitRole: role }: Me, right: Right): boolean =>
  role !== null && roleHasRight(role, right);

export const isImpersonated = ({ user }: Me): boolean => user.impersonatedBy !== null;
