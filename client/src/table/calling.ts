/** Whether somebody who looks elsewhere is called to their turn. */
interface Before {
  isMine: boolean;
  isCalling: boolean;
}

/** From when it becomes their turn, until they look or it passes; who left while it was theirs knows. */
export const calls = (was: Before, isMine: boolean, isHidden: boolean): boolean =>
  isMine && isHidden && (was.isCalling || !was.isMine);
