import { Link } from '@cleaning/ui/app';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost';
const getClassNames = (variant: ButtonVariant, more: string | undefined) =>
  `ui-button ui-button--${variant}${more ? ` ${more}` : ''}`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /**
   * Shows a spinner and ignores presses, as with `aria-disabled`. The button keeps the focus, which a disabled one
   * would lose.
   */
  busy?: boolean;
}

/** Also prevents the submission that a press triggers. */
const ignoreClick = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  disabled,
  onClick,
  children,
  'aria-disabled': isRefused = false,
  ...rest
}: ButtonProps) {
  const isOff = busy || isRefused === true || isRefused === 'true';
  return (
    <button
      {...rest}
      type={type}
      className={getClassNames(variant, className)}
      disabled={disabled && !busy}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? ignoreClick : onClick}
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

/** A link styled as a button, for navigation. Use Button for actions. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={getClassNames(variant, className)} />;
}
