import { useEffect, useEffectEvent, useState } from 'react';
import type { Missing } from './missing-part.tsx';
import { toast } from './toast.tsx';

const reload = () => window.location.reload();

type WindowProps = { readonly isOpen?: boolean; readonly onClose: () => void };

/** For a dialog or drawer: says that it does not come, and whoever asks for it again tries again. */
export const MissingWindow: Missing<WindowProps> = ({ part: { isOpen = true, onClose }, onRetry }) => {
  const [wasAskedFor] = useState(isOpen);
  const giveUp = useEffectEvent(() => {
    if (wasAskedFor) {
      const help = { action: { label: 'ui.part.reload', onPress: reload } } as const;
      toast.error('ui.part.failed', navigator.onLine ? help : { text: 'system.noConnection' });
      onClose();
    }
    onRetry();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return null;
};
