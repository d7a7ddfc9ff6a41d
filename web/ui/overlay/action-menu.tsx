/** A button with three dots and what it can do, for places without room for a button each. */
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { MoreIcon } from '#web/ui/icons.tsx';

export type MenuAction = { readonly id: string; readonly label: string; readonly act: () => void };

type ActionMenuProps = { label: string; actions: readonly MenuAction[] };

export const ActionMenu = ({ label, actions }: ActionMenuProps) => (
  <MenuTrigger>
    <Button className="icon-button" aria-label={label}>
      <MoreIcon />
    </Button>
    <Popover className="fade-in min-w-44 rounded-lg border border-line-strong bg-raised p-1 text-ink shadow-lift">
      <Menu className="outline-none">
        {actions.map(({ id, label: name, act }) => (
          <MenuItem
            key={id}
            id={id}
            onAction={act}
            className="flex min-h-11 cursor-default items-center rounded-md px-3 outline-none data-focused:bg-ink/10"
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);
