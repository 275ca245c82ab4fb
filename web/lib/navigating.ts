import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from "react-router";

/**
 * Whether the page is on its way to another one: `isLeaving` as it was last drawn, `isLeavingNow` as it is at this moment. A busy
 * page draws late, and whoever writes the address in between calls the way there off.
 */
export function useLeaving(): { isLeaving: boolean; isLeavingNow(): boolean } {
  const router = useContext(DataRouterContext)?.router;
  const isLeaving = useNavigation().state !== "idle";
  const isLeavingNow = useCallback(() => router !== undefined && router.state.navigation.state !== "idle", [router]);
  return { isLeaving, isLeavingNow };
}
