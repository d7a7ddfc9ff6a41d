/** The button of every form and dialog; while pending it stays focusable, says so and cannot be pressed again. */
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '#web/ui/button-style.ts';

type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

export const Button = ({ variant, size, className = '', children, ...props }: ButtonProps) => (
  <AriaButton {...props} className={`${buttonStyle(variant, size)} data-pending:cursor-progress ${className}`}>
    {props.isPending ? <span aria-hidden className="spinner" /> : null}
    {children}
  </AriaButton>
);
