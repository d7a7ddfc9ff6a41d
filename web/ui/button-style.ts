/** How buttons look: printed in one solid ink (primary), outlined (secondary), or bare (ghost). Links may look the same. */

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';
export type ButtonSize = 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-lg text-center text-balance font-semibold no-underline select-none transition-[transform,box-shadow,background-color] duration-150 motion-reduce:transition-none disabled:opacity-55 data-disabled:opacity-55 data-disabled:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent shadow-[3px_3px_0_0_var(--plate)] hover:bg-accent-strong active:translate-x-0.5 active:translate-y-0.5 active:shadow-[1px_1px_0_0_var(--plate)]',
  secondary: 'border-2 border-ink bg-raised text-ink hover:bg-sunk active:translate-x-px active:translate-y-px',
  ghost: 'text-ink underline-offset-4 hover:bg-ink/10',
};

const sizes: Record<ButtonSize, string> = { medium: 'min-h-11 px-4 py-2', large: 'min-h-13 px-6 py-3 text-lg' };

export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string =>
  `${base} ${variants[variant]} ${sizes[size]}`;
