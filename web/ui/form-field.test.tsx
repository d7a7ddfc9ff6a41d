// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { FormCheckbox, FormTextField } from '#web/ui/form-field.tsx';

afterEach(cleanup);

const Form = () => {
  const { control } = useForm({ defaultValues: { name: '', agrees: false } });
  const [name, agrees] = useWatch({ control, name: ['name', 'agrees'] });
  return (
    <form>
      <FormTextField control={control} name="name" label="Name" />
      <FormCheckbox control={control} name="agrees">
        Yes
      </FormCheckbox>
      <output>{`${name} ${agrees}`}</output>
    </form>
  );
};

it('keeps what was typed and ticked before the scripts were there', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Salma';
  screen.getByLabelText<HTMLInputElement>('Yes').checked = true;
  render(<Form />, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Salma true'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Salma');
  expect(screen.getByLabelText('Yes')).toHaveProperty('checked', true);
});
