// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test('an error from the server stands beside its field, describes it and goes once the field was edited and left', async () => {
  render(
    <Form validationErrors={{ city: 'Bitte nennen Sie den Ort.' }}>
      <TextField name="city" label="Ort" description="Ohne Postleitzahl" />
      <TextField name="street" label="Straße" />
    </Form>,
  );
  const city = screen.getByRole('textbox', { name: 'Ort' });
  expect(city.getAttribute('aria-invalid')).toBe('true');
  const described = (city.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Bitte nennen Sie den Ort.');
  expect(screen.getByRole('textbox', { name: 'Straße' }).getAttribute('aria-invalid')).toBeNull();

  await userEvent.type(city, 'Köln');
  await userEvent.tab();
  expect(screen.queryByText('Bitte nennen Sie den Ort.')).toBeNull();
});

test('a box that must be ticked shows the error of the server too', () => {
  render(
    <Form validationErrors={{ tosAccepted: 'Ohne Zustimmung geht es nicht.' }}>
      <Checkbox name="tosAccepted">Ich stimme zu.</Checkbox>
    </Form>,
  );
  expect(screen.getByText('Ohne Zustimmung geht es nicht.')).toBeDefined();
});

test('a button at work keeps its focus, takes no click and does not send the form again', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <Form onSubmit={onSubmit}>
      <Button type="submit" isPending onClick={onClick}>
        Speichern
      </Button>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Speichern' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
