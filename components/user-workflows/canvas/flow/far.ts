import { createContext } from "react";

/** Below this zoom a line of text is less than four pixels high. */
export const FAR_ZOOM = 0.28;

/** Whether the canvas is seen from so far away that its tools are only shapes. */
export const FarContext = createContext(false);
