import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/** Whoever came here to complete what an order needs goes back to it by themselves as soon as nothing is missing. */
export function useReturn(returnPath: string | null, isReady: boolean): void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [wasReady] = useState(isReady);
  useEffect(() => {
    // A form that closes after it was saved is a navigation of its own.
    if (returnPath !== null && isReady && !wasReady && state === 'idle') void navigate(returnPath);
  }, [returnPath, isReady, wasReady, state, navigate]);
}
