import type { EmbeddedStories } from '../embedded-stories.ts';
import { help, howItWorks } from './guides.ts';
import { home } from './home.ts';
import { imprint } from './imprint.ts';
import { privacy } from './privacy.ts';
import { signUp, springGrain } from './sign-up.ts';
import { terms } from './terms.ts';

export const ro: EmbeddedStories = {
  home,
  'how-it-works': howItWorks,
  help,
  'sign-up': signUp,
  'sign-up/spring-grain': springGrain,
  'legal/imprint': imprint,
  'legal/terms': terms,
  'legal/privacy': privacy,
};
