// A browser's own stream unpacks within the thread that asks.
export {};
