import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Sections of the shop window, which links of the frame and of mails lead to. */
const SECTIONS = ['#depots', '#prices', '#help'];

/** Whoever asks for a section of the shop window sees it, signed in or not. Servers never see what follows the hash. */
export function useShopSections(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (SECTIONS.includes(hash)) void navigate({ pathname: '/', search: '?shop', hash }, { replace: true });
  }, [hash, navigate]);
}
