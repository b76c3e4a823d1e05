import type { ReactNode } from 'react';
import { Form } from '#web/ui/form.tsx';

interface StepFormProps {
  /** The button at the foot of the screen sends the form by this id. */
  readonly id: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** The answer to one question of a protocol, sent by its button or by Enter. */
export function StepForm({ id, onSubmit, children }: StepFormProps) {
  return (
    <Form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </Form>
  );
}
