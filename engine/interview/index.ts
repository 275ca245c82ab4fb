// interview: door
export {};
