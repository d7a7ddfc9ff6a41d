// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { FormTextField } from '#web/ui/form-field.tsx';

afterEach(cleanup);

const Form = () => {
  const { control } = useForm({ defaultValues: { name: '' } });
  const name = useWatch({ control, name: 'name' });
  return (
    <form>
      <FormTextField control={control} name="name" label="Name" />
      <output>{name}</output>
    </form>
  );
};

it('keeps what was typed before the scripts were there', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Salma';
  render(<Form />, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Salma'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Salma');
});
