import { Link } from '@cleaning/ui/app';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost';
const classes = (variant: ButtonVariant, more: string | undefined) =>
  `ui-button ui-button--${variant}${more ? ` ${more}` : ''}`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a wheel and disables the button. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(variant, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <span className="ui-spinner__wheel" aria-hidden="true" />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(variant, className)} />;
}
