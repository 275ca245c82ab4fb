// bias: door
export {};
